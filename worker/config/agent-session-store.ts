/** The basket of an agent's session, until it is handed back. */
export interface HeldBasket {
  site: string
  /** The agent's token and the basket, sealed. */
  sealed: string
  /** When to hand the basket back (ms since the epoch). */
  dueAt: number
}

/** What is stored about one agent's session. Every call is safe to repeat. */
export interface AgentSessionRecord {
  /** Replaces what is held. Does nothing once the session has ended. */
  hold(basket: HeldBasket): Promise<void>
  /** Deletes what is held, and remembers until the given time (ms since the epoch) that the session has ended. */
  end(until: number): Promise<void>
  hasEnded(): Promise<boolean>
}

/** Stores agents' sessions by name. In production a namespace of Durable Objects. */
export interface AgentSessionStore {
  getByName(name: string): AgentSessionRecord
}
