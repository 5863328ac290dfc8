import { accountActions } from '#shared/account-actions.ts'
import { actions, type ActionName } from '#shared/actions.ts'

/** Every form that is posted. */
export const allActions = { ...actions, ...accountActions }

export const isActionName = (name: string): name is ActionName => Object.hasOwn(allActions, name)

const namesByPath = new Map<string, ActionName>(
  Object.keys(allActions)
    .filter(isActionName)
    .map((name) => [allActions[name].path, name]),
)

/** The action whose form posts to this path. The path has no site and locale. */
export const actionAt = (path: string): ActionName | null => namesByPath.get(path) ?? null
