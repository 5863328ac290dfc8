import { useEffect, useRef, useState } from 'react'

export interface Coordinates {
  latitude: number
  longitude: number
}

/** How long a browser may take, and how old a place may be (ms). */
const OPTIONS = { timeout: 10_000, maximumAge: 60_000 }

/** About a hundred meters, which is enough to find a store. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

/**
 * Asks the browser where the shopper is, only when it is pressed.
 *
 * @param handlers a place that arrives after another search has begun counts no more
 */
export function useLocation({
  onFound,
  onRefused,
}: {
  onFound: (place: Coordinates) => void
  onRefused: () => void
}) {
  const [isLocating, setLocating] = useState(false)
  const latest = useRef(0)
  useEffect(() => () => void (latest.current += 1), [])

  function forget() {
    latest.current += 1
    setLocating(false)
  }

  function locate() {
    if (isLocating) return
    setLocating(true)
    const own = (latest.current += 1)
    const end = (run: () => void) => {
      if (own !== latest.current) return
      setLocating(false)
      run()
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        end(() => onFound({ latitude: rounded(latitude), longitude: rounded(longitude) })),
      () => end(onRefused),
      OPTIONS,
    )
  }

  return { isLocating, locate, forget }
}
