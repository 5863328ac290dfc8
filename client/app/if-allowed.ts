/**
 * Calls what a browser refuses while it blocks cookies and storage: `sessionStorage`, `BroadcastChannel`.
 * @returns undefined if it was refused
 */
export function ifAllowed<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
