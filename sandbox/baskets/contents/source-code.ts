import { sourceCodes } from '../../pricing/source-codes.ts'
import { badRequest, ProblemError } from '../../platform/problems.ts'

/** The code in the shop's spelling; null for an empty code, which removes it.
 * @throws ProblemError for an unknown or inactive code */
export function usableSourceCode(typed: string): string | null {
  if (typed === '') return null
  const found = sourceCodes.find(({ code }) => code === typed.toUpperCase())
  if (!found) {
    throw new ProblemError({
      status: 404,
      type: 'source-code-not-found',
      title: 'Source Code Not Found',
      detail: 'No such source code could be found.',
      members: { sourceCode: typed },
    })
  }
  if (found.isActive) return found.code
  throw badRequest(`The source code '${found.code}' is not active.`, { parameter: 'sourceCode' })
}
