import { idList } from '../platform/id-list.ts'
import { badRequest } from '../platform/problems.ts'

interface Group {
  variationAttributes?: { id: string; values: { value: string }[] }[]
}

/**
 * Keeps the picture groups of the given values, such as `color=clay`; without values it keeps all groups.
 * @throws ProblemError 400 for a text that is not `attribute=value`
 */
export function groupsOfValues<Kind extends Group>(groups: Kind[], named: string[]): Kind[] {
  const wanted = idList(...named).map((text) => {
    const [, attribute, value] = /^(\w{1,256})=(.{1,256})$/.exec(text) ?? []
    if (attribute === undefined || value === undefined) throw unreadable()
    return { attribute, value }
  })
  if (wanted.length === 0) return groups
  // A group of a combination has none but wanted values of the attributes that are named.
  return groups.filter(({ variationAttributes = [] }) => {
    const named = variationAttributes.filter(({ id }) =>
      wanted.some(({ attribute }) => attribute === id),
    )
    return (
      named.length > 0 &&
      named.every(({ id, values }) =>
        wanted.some(
          ({ attribute, value }) =>
            attribute === id && values.some((candidate) => candidate.value === value),
        ),
      )
    )
  })
}

const unreadable = () =>
  badRequest('A variation attribute cannot be read.', {
    parameter: 'variationAttribute',
    expected: 'attribute=value',
  })
