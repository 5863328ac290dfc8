let isNewer = false

/** True once the edge has responded from another deploy than this document's. */
export const isNewerDeploy = () => isNewer

/** A `fetch` that notices a new deploy; the next navigation then loads a document. */
export function deployAwareFetch(deploy: string): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init)
    const served = answer.headers.get('x-deploy')
    if (served && served !== deploy) isNewer = true
    return answer
  }
}
