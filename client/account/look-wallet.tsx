import { styled } from '../ui/theme.ts'

/** How far it is to the next reward: a glass that fills up to it, with words beside it. */
export const RewardsHero = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$l clamp($space$l, 4vw, $space$xxl)',
  padding: 'clamp($space$l, 3vw, $space$xxl)',
  borderRadius: '$medium',
  backgroundColor: '$night',
  color: '$onNight',
  '@forced': { border: '1px solid' },
  '& svg': { width: 'clamp(4.5rem, 16vw, 8rem)', height: 'auto' },
  '& .glass': { fill: '$nightLine', stroke: '$onNightQuiet', strokeWidth: 2 },
  '& .filled': { fill: '$onNight' },
  '& .pool': { fill: '$surface' },
  '& .stem': { stroke: '$accentLine', strokeWidth: 2.5, strokeLinecap: 'round' },
  '& .flame': { fill: 'var(--colors-gold, $colors$accentLine)' },
  '& .stand': { fill: '$accent' },
  '& h2': { fontSize: '$title', lineHeight: '$tight', letterSpacing: '$tight' },
  '& .next': { marginTop: '$s', fontSize: '$lead' },
  '& .quiet': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 $xl',
    marginTop: '$xs',
    color: '$onNightQuiet',
  },
  '& a': { color: 'inherit', textUnderlineOffset: '0.25em' },
  '& progress': {
    appearance: 'none',
    display: 'block',
    width: '100%',
    maxWidth: '$narrow',
    height: '0.6rem',
    marginTop: '$l',
    border: 0,
    borderRadius: '$pill',
    overflow: 'hidden',
    backgroundColor: '$nightLine',
    '&::-webkit-progress-bar': { backgroundColor: '$nightLine' },
    '&::-webkit-progress-value': { backgroundColor: '$accentLine', borderRadius: '$pill' },
    '&::-moz-progress-bar': { backgroundColor: '$accentLine', borderRadius: '$pill' },
    '@forced': { border: '1px solid' },
  },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    maxWidth: '$narrow',
    marginTop: '$xs',
    fontSize: '$small',
    color: '$onNightQuiet',
    fontVariantNumeric: 'tabular-nums',
  },
  '@belowMd': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
})

/** Rewards as tickets, with a stub on the right, or below on phones. */
export const Tickets = styled('ul', { display: 'grid', gap: '$l' })

export const Ticket = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) 14.5rem' },
  '& .told': { display: 'grid', gap: '$s', alignContent: 'center', padding: '$l $xl' },
  '& h3': { fontSize: '$heading' },
  '& .until': { fontWeight: '$semibold' },
  '& .quiet': { fontSize: '$small', color: '$quiet' },
  '& .stub': {
    display: 'grid',
    gap: '$s',
    alignContent: 'center',
    padding: '$l',
    borderTop: '2px dashed $line',
    textAlign: 'center',
    '@md': { borderTop: 0, borderInlineStart: '2px dashed $line' },
  },
  '& .stub button': { width: '100%' },
  '& .code': {
    fontSize: '$small',
    color: '$quiet',
    fontVariantNumeric: 'tabular-nums',
  },
  // A code, or a day, that breaks is hard to read.
  '& .once, & time': { display: 'inline-block', whiteSpace: 'nowrap' },
  variants: {
    look: {
      ready: {},
      soon: { '& .until': { color: '$accent' } },
      applied: { borderColor: '$good', '& .in': { color: '$good', fontWeight: '$semibold' } },
      muted: { backgroundColor: 'transparent' },
    },
  },
  defaultVariants: { look: 'ready' },
})

/** Rewards that are over, in few words. */
export const PastRewards = styled('ul', {
  display: 'grid',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '$xs $l',
    paddingBlock: '$m',
    borderTop: '1px solid $line',
  },
  '& .quiet': { color: '$quiet' },
})

/** A history: a table, of which each row is a block on phones. */
export const HistoryTable = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$m $s', borderBottom: '1px solid $line', textAlign: 'start' },
  '& thead th': { fontSize: '$small', color: '$quiet' },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .earned': { color: '$good', fontWeight: '$semibold' },
  '& .spent': { fontWeight: '$semibold' },
  '& .label': { display: 'none' },
  '@belowMd': {
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0 $l',
      paddingBlock: '$m',
      borderBottom: '1px solid $line',
    },
    '& th, & td': { padding: 0, border: 0 },
    '& .type': { order: -1, fontWeight: '$semibold' },
    '& .points': { order: -1 },
    '& .label': { display: 'inline', color: '$quiet' },
  },
})

/** The filter of a history: fields in a row, and below each other on phones. */
export const FilterForm = styled('form', {
  display: 'grid',
  gap: '$m',
  alignItems: 'end',
  '& select, & input': { width: '100%' },
  // Two days have to fit beside each other on phones.
  '& input': { minWidth: 0, paddingInline: '$m' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > *': { minWidth: 0 },
  '& > :first-child, & > :last-child': { gridColumn: '1 / -1' },
  '@xl': {
    gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr)) auto',
    '& > :first-child, & > :last-child': { gridColumn: 'auto' },
  },
})

/** The pages of a history. */
export const HistoryPages = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$m',
})
