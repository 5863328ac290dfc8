const [BRAND_START, BRAND_END] = ['Juniper', 'Wick']

/** The brand name, which is not translated. */
export function Wordmark() {
  return (
    <span translate="no">
      {BRAND_START} <span className="amp">{'&'}</span> {BRAND_END}
    </span>
  )
}
