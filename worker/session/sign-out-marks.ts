import { DurableObject } from 'cloudflare:workers'

import type { SignOutMark } from '../config/sign-out-mark-store.ts'

/** No session that began before is older (ms). */
const KEPT_MS = 91 * 86_400_000

/** The latest sign-out everywhere of one customer. The object's name is a keyed hash, so it tells nothing about them. */
export class SignOutMarks extends DurableObject implements SignOutMark {
  latest(): Promise<number> {
    return Promise.resolve(this.ctx.storage.kv.get<number>('mark') ?? 0)
  }

  async set(now: number): Promise<number> {
    const mark = Math.max(now, (await this.latest()) + 1)
    this.ctx.storage.kv.put('mark', mark)
    await this.ctx.storage.setAlarm(mark + KEPT_MS)
    return mark
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
