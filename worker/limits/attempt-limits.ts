import { DurableObject } from 'cloudflare:workers'

import { systemClock } from '../runtime/clock.ts'
import type { Attempt, AttemptCounter, Counted } from '../config/attempt-store.ts'

interface Window {
  attempts: number
  endsAt: number
}

/** The attempts within the current window. The object's name is a keyed hash, so it says nothing about any visitor. */
export class AttemptLimits extends DurableObject implements AttemptCounter {
  async count({ now, most, windowMs }: Attempt): Promise<Counted> {
    const { kv } = this.ctx.storage
    const known = kv.get<Window>('window')
    const isOpen = known !== undefined && now < known.endsAt
    const { attempts, endsAt } = isOpen ? known : { attempts: 0, endsAt: now + windowMs }
    if (attempts >= most) return { waitMs: endsAt - now, before: attempts }
    kv.put<Window>('window', { attempts: attempts + 1, endsAt })
    if (!isOpen) await this.ctx.storage.setAlarm(endsAt)
    return { waitMs: 0, before: attempts }
  }

  async undo(): Promise<void> {
    const { kv } = this.ctx.storage
    const known = kv.get<Window>('window')
    if (known) kv.put<Window>('window', { ...known, attempts: Math.max(0, known.attempts - 1) })
    return Promise.resolve()
  }

  async reset(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    const endsAt = this.ctx.storage.kv.get<Window>('window')?.endsAt ?? 0
    if (endsAt > systemClock()) await this.ctx.storage.setAlarm(endsAt)
    else await this.ctx.storage.deleteAll()
  }
}
