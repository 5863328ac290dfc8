/** How long the app keeps a session: it is told when to ask again (spec 1 §9; ms). */
const SESSION_MS = 30 * 60 * 1000

/** What the shop asks its native app to do. */
type NativeAction = 'sign-in' | 'sign-out'

/** What the app adds to its web view: an object in Android, a message handler in iOS. */
interface NativeBridge {
  postMessage(message: string): void
}

interface WithBridge {
  vitrineApp?: NativeBridge
  webkit?: { messageHandlers?: { vitrineApp?: NativeBridge } }
}

interface Message {
  view: WithBridge
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Sends the app an action message with the time until which the session lasts (spec 1 §7).
 * @returns whether there is an app that listens
 */
export function tellNativeApp(action: NativeAction, { view, now }: Message) {
  const bridge = view.webkit?.messageHandlers?.vitrineApp ?? view.vitrineApp
  bridge?.postMessage(JSON.stringify({ type: 'action', action, sessionExpiry: now + SESSION_MS }))
  return bridge !== undefined
}

declare global {
  interface Window extends WithBridge {}
}
