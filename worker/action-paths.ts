import { actions, type ActionName } from '#shared/actions.ts'

export const isActionName = (name: string): name is ActionName => Object.hasOwn(actions, name)

const namesByPath = new Map<string, ActionName>(
  Object.keys(actions)
    .filter(isActionName)
    .map((name) => [actions[name].path, name]),
)

/** The action whose form posts to this path. The path has no site and locale. */
export const actionAt = (path: string): ActionName | null => namesByPath.get(path) ?? null
