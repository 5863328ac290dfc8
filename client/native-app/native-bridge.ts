import type { ConsentGroup } from '#shared/storage/consent-groups.ts'
import type { CustomerType } from '#shared/shell/session.ts'

/** How long the app keeps a session before it asks again (spec 1 §9; ms). */
const SESSION_MS = 30 * 60 * 1000

/** Messages of the shop to its native app (docs/native-app.md). */
export type NativeAction =
  /** The shopper wants to sign in, which is the app's to do. */
  | { action: 'sign-in' }
  /** A page is shown, and this is known of the shopper. */
  | { action: 'session'; customerType: CustomerType; bagCount: number }
  | { action: 'signed-in' }
  | { action: 'signed-out' }
  | { action: 'bag-changed'; bagCount: number }
  /** The shop's choice of consent after one that the app has sent. */
  | { action: 'consent-changed'; groups: readonly ConsentGroup[] }

/** The app's addition to its web view: an object in Android, a message handler in iOS. */
interface NativeBridge {
  postMessage(message: string): void
}

interface WithBridge {
  vitrineApp?: NativeBridge
  webkit?: { messageHandlers?: { vitrineApp?: NativeBridge } }
}

interface Destination {
  view: WithBridge
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Sends the app an action message with the time until which the session lasts (spec 1 §7).
 * @returns whether there is an app that listens
 */
export function sendToNativeApp(action: NativeAction, { view, now }: Destination) {
  const bridge = view.webkit?.messageHandlers?.vitrineApp ?? view.vitrineApp
  const sessionExpiry = Math.round(now) + SESSION_MS
  bridge?.postMessage(JSON.stringify({ type: 'action', ...action, sessionExpiry }))
  return bridge !== undefined
}

declare global {
  interface Window extends WithBridge {}
}
