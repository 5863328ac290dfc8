import { useFrame } from './frame-context.ts'

interface TintProps {
  /** A class that only this element bears. */
  className: string
  background?: string | undefined
  colour?: string | undefined
}

const HEX = /^#[0-9a-f]{6}$/

/** The one component that writes a colour from content, as a rule the content security policy allows. */
export function Tint({ className, background, colour }: TintProps) {
  const { nonce } = useFrame()
  const declarations = [
    background && HEX.test(background) && `background-color:${background}`,
    colour && HEX.test(colour) && `color:${colour}`,
  ].filter(Boolean)
  if (declarations.length === 0) return null
  return <style nonce={nonce}>{`.${className}{${declarations.join(';')}}`}</style>
}
