import { FormattedMessage } from 'react-intl'

import { Candle } from '../../ui/scent.tsx'

const WICKS: Partial<Record<string, number>> = { threewick: 3, singlewick: 1, tincandle: 1 }

/** The wicks of a candle; 0 for other forms. */
export const wicksOf = (form: string) => WICKS[form] ?? 0

/** Where the wicks of a candle stand. */
const PLACES: Partial<Record<number, readonly number[]>> = { 1: [130], 3: [86, 130, 174] }

/** A candle that the shopper lights by a checkbox, so that it needs no script. */
export function CandleToLight({ wicks }: { wicks: number }) {
  const places = PLACES[wicks] ?? []
  return (
    <Candle>
      <input type="checkbox" autoComplete="off" />
      <svg aria-hidden="true" focusable="false" viewBox="0 0 260 300">
        <path className="night" d="M0 0h260v300H0Z" />
        <ellipse className="glow" cx="130" cy="118" rx="118" ry="104" />
        <ellipse className="glow" cx="130" cy="112" rx="70" ry="64" />
        <path className="glass" d="M46 132h168v118q0 18-18 18H64q-18 0-18-18Z" />
        <path className="wax" d="M50 158h160v90q0 16-16 16H66q-16 0-16-16Z" />
        <path className="paper" d="M86 182h88v52H86Z" />
        <path className="mark" d="M130 224v-30m0 12-10-8m10 16-12-8m12-2 10-8m-10 16 12-8" />
        {places.map((x) => (
          <g key={x}>
            <path className="wick" d={`M${x} 158v-18`} />
            <g className="flame">
              <path className="outer" d={`M${x} 88q20 28 14 42-4 10-14 10t-14-10q-6-14 14-42Z`} />
              <path className="inner" d={`M${x} 110q9 14 6 21-2 6-6 6t-6-6q-3-7 6-21Z`} />
            </g>
          </g>
        ))}
      </svg>
      <span>
        <FormattedMessage id="scent.light" />
      </span>
    </Candle>
  )
}
