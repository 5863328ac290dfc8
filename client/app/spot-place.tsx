import { useAppContext } from './app-context.ts'

interface SpotPlaceProps {
  /** A class name unique to the element. */
  className: string
  /** In percent of the picture. */
  x: number
  y: number
}

/** Where on a picture an element is, as a style rule that the content security policy allows. */
export function SpotPlace({ className, x, y }: SpotPlaceProps) {
  const { nonce } = useAppContext()
  return <style nonce={nonce}>{`.${className}{--spot-x:${x};--spot-y:${y}}`}</style>
}
