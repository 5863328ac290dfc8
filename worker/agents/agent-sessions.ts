import { DurableObject } from 'cloudflare:workers'

import { systemClock } from '../runtime/clock.ts'
import type { Bindings } from '../config/env.ts'
import { writeError } from '../observe/log.ts'
import type { AgentSessionRecord, HeldBasket } from '../config/agent-session-store.ts'
import { handBackHeld } from '../bag/hand-back-held.ts'

const ATTEMPTS = 3
const PAUSE_MS = 15_000

interface Held extends Omit<HeldBasket, 'dueAt'> {
  attempts: number
}

/**
 * An agent's session: hands its basket back if the agent leaves without stopping. The object's name is a keyed hash, and
 * its content is sealed.
 */
export class AgentSessions extends DurableObject<Bindings> implements AgentSessionRecord {
  async hold({ dueAt, ...basket }: HeldBasket): Promise<void> {
    if (await this.hasEnded()) return
    this.ctx.storage.kv.put<Held>('held', { ...basket, attempts: 0 })
    await this.ctx.storage.setAlarm(dueAt)
  }

  async end(until: number): Promise<void> {
    this.ctx.storage.kv.delete('held')
    this.ctx.storage.kv.put('endedUntil', until)
    await this.ctx.storage.setAlarm(until)
  }

  hasEnded(): Promise<boolean> {
    return Promise.resolve(this.ctx.storage.kv.get('endedUntil') !== undefined)
  }

  override async alarm(): Promise<void> {
    const held = this.ctx.storage.kv.get<Held>('held')
    if (!held) return this.ctx.storage.deleteAll()
    const attempts = held.attempts + 1
    const outcome = await handBackHeld(this.env, held)
    // The agent may have stopped, or may hold another basket by now.
    if (this.ctx.storage.kv.get<Held>('held')?.sealed !== held.sealed) return
    if (outcome.is === 'failed' && outcome.mayRetry && attempts < ATTEMPTS) {
      this.ctx.storage.kv.put<Held>('held', { ...held, attempts })
      return this.ctx.storage.setAlarm(systemClock() + PAUSE_MS)
    }
    if (outcome.is === 'failed') {
      const { cause } = outcome
      writeError('agent basket not handed back', { site: held.site, attempts, cause })
    }
    await this.ctx.storage.deleteAll()
  }
}
