import { trustedService } from '../../app/trusted-types.ts'

interface Wait {
  everyMs: number
  checks: number
}

/** Loads a script of an outside service. @returns whether it was ready within so many checks */
export async function loadServiceScript(
  address: string,
  isReady: () => boolean,
  { everyMs, checks }: Wait,
): Promise<boolean> {
  const script = document.createElement('script')
  script.async = true
  script.src = trustedService(address)
  document.head.append(script)
  for (let check = 0; check < checks; check += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, everyMs)
    })
    if (isReady()) return true
  }
  return false
}
