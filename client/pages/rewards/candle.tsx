/** The inner height of the glass and where its wax stands, in units of the drawing. */
const GLASS = 84
const BOTTOM = 128

/** A candle in a glass, as full as the way to the next reward has been gone. A full one is lit. Words say the same. */
export function Candle({ share }: { share: number }) {
  const height = Math.round(GLASS * Math.min(1, Math.max(0.06, share)))
  const top = BOTTOM - height
  return (
    <svg viewBox="0 0 112 152" aria-hidden="true" focusable="false">
      <rect className="glass" x="14" y="30" width="84" height="108" rx="12" />
      <rect className="wax" x="20" y={top} width="72" height={height} rx="5" />
      <ellipse className="pool" cx="56" cy={top} rx="36" ry="6" />
      <path className="wick" d={`M56 ${top}v-14`} />
      {share >= 1 && (
        <path
          className="flame"
          d={`M56 ${top - 44}c9 11 12 18 12 23a12 12 0 0 1-24 0c0-5 3-12 12-23z`}
        />
      )}
      <rect className="stand" x="14" y="130" width="84" height="14" rx="5" />
    </svg>
  )
}
