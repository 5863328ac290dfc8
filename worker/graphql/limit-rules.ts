import { GraphQLError, Kind, type ASTNode, type ValidationRule } from 'graphql'

import { LIMITS } from './limits.ts'

/** Rejects documents that ask for more than the shop's own operations ever do. */
export const limitSelections: ValidationRule = (context) => {
  let depth = 0
  let aliases = 0
  let cost = 0
  const report = (what: string, node: ASTNode) =>
    context.reportError(new GraphQLError(`The document has too many ${what}.`, { nodes: node }))
  return {
    SelectionSet: {
      enter(node, _key, parent) {
        depth += 1
        if (depth > LIMITS.depth) report('levels', node)
        const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        if (isRoot && node.selections.length > LIMITS.rootFields) report('root fields', node)
      },
      leave() {
        depth -= 1
      },
    },
    Field(node) {
      // A field costs as much as it is deep.
      cost += depth
      if (node.alias) aliases += 1
      if (aliases > LIMITS.aliases) report('aliases', node)
      if (cost > LIMITS.cost) report('fields', node)
    },
    // Fragments can multiply what they contain, and no client of the shop uses them.
    FragmentSpread: (node) => report('fragments', node),
  }
}
