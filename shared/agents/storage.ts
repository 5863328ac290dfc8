import type { CookieDeclaration } from '../storage/cookie-declaration.ts'
import type { StorageDeclaration } from '../storage/storage-declaration.ts'

export const agentCookies = {
  agent: {
    name: '{site}-agent',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 15 * 60,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Strict',
  },
  agentLogin: {
    name: '{site}-agent-login',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 10 * 60,
    isPrefixed: true,
    httpOnly: true,
    // The agent returns from another site.
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>

/** The key of an agent's session in this tab, so the tab can announce its end. */
export const AGENT_KEY = 'agent-session'

export const agentStorage = {
  agent: {
    name: AGENT_KEY,
    kind: 'session storage',
    purpose: 'An agent shops for a shopper in this tab, to announce its end.',
    group: 'necessary',
    lifetime: 'until the agent stops, or the tab is closed',
  },
} as const satisfies Record<string, StorageDeclaration>
