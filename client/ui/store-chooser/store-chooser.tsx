import { styled } from '../theme.ts'

/** A field with a button in its end. */
export const CodeField = styled('span', {
  position: 'relative',
  display: 'block',
  '& input': { paddingInlineEnd: '$sizes$control' },
  '& button': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '$space$xs',
    display: 'grid',
    placeItems: 'center',
    width: '$control',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: '$action',
    '@hover': { '&:hover': { color: '$accent' } },
  },
})

/** The ways to give one's place. */
export const PlaceFields = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$xs',
  '& form': { width: '100%' },
  '& > button': { marginInlineStart: '-$m' },
})

/** The choice of a store, and why it is not set. */
export const ChoiceForm = styled('form', {
  '& .error': { fontSize: '$small', fontWeight: '$semibold', color: '$danger' },
})

/** The stores to choose from, about two and a half of them at once (spec 1 §9), in a box that never changes its height. */
export const StoreList = styled('div', {
  height: '12.3125rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$paper',
  '& li': { padding: '$m $l', backgroundColor: '$surface' },
  '& li + li, & .waiting > div + div': { borderTop: '1px solid $line' },
  '& li:has(:checked)': { boxShadow: 'inset 3px 0 0 $colors$action' },
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '$xs $m',
    minHeight: '2rem',
    cursor: 'pointer',
  },
  '& input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: '$colors$action' },
  '& .name': { fontWeight: '$semibold', lineHeight: '$snug' },
  '& .distance': { color: '$quiet', fontSize: '$small', whiteSpace: 'nowrap' },
  '& .tag': {
    gridColumn: '2 / -1',
    justifySelf: 'start',
    color: '$good',
    fontSize: '$tiny',
    fontWeight: '$semibold',
    lineHeight: '$snug',
    '&.off': { color: '$danger' },
  },
  // Below the name, beside the radio button.
  '& details': { marginInlineStart: 'calc(1.25rem + $space$m)' },
  '& details details': { marginInlineStart: 0 },
  '& details li': { padding: 0, border: 0, fontSize: '$small', fontVariantNumeric: 'tabular-nums' },
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.75rem',
    fontSize: '$small',
    color: '$accent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& address': {
    display: 'grid',
    justifyItems: 'start',
    gap: '$s',
    paddingBlock: '$xs $s',
    fontSize: '$small',
    fontStyle: 'normal',
    '& a': { display: 'inline-block', paddingBlock: '0.125rem' },
  },
  '& .waiting > div': { padding: '$l', backgroundColor: '$surface' },
  '&.empty': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '$s',
    padding: '$l $xl',
    textAlign: 'center',
  },
})
