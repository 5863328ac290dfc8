/** Identifies an isolate. All its requests share the states that `isolateState` creates for it. */
export type IsolateMemory = ReturnType<typeof createIsolateMemory>

export const createIsolateMemory = () => Object.freeze({ kind: 'isolate memory' as const })

/**
 * Declares a state that all requests of one isolate share, so it must never expose one visitor's data to another.
 * The module that owns the state declares it, and reads it with the function that this returns. The first read
 * creates the state.
 */
export function isolateState<State>(create: () => State): (memory: IsolateMemory) => State {
  const states = new WeakMap<IsolateMemory, { state: State }>()
  return (memory) => {
    const known = states.get(memory) ?? { state: create() }
    states.set(memory, known)
    return known.state
  }
}
