let isNewer = false

/** True once an answer of the edge has come from another deploy than this document. */
export const isNewerDeploy = () => isNewer

/** `fetch` that notices when the edge has moved on; the next navigation is then a document load. */
export function deployAwareFetch(deploy: string): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init)
    const served = answer.headers.get('x-deploy')
    if (served && served !== deploy) isNewer = true
    return answer
  }
}
