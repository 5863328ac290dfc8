import { styled } from './theme.ts'

/** How many: a field that can be typed into, between two large buttons. */
export const QuantityBox = styled('div', {
  display: 'flex',
  width: '9.5rem',
  height: 'calc($sizes$control + 2px)',
  border: '1px solid $control',
  borderRadius: '$pill',
  backgroundColor: '$surface',
  '&:focus-within': { borderColor: '$action' },
  '& input': {
    flex: 1,
    minWidth: 0,
    padding: 0,
    border: 0,
    borderRadius: '$small',
    background: 'none',
    textAlign: 'center',
    fontWeight: '$semibold',
    fontVariantNumeric: 'tabular-nums',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': {
      margin: 0,
      appearance: 'none',
    },
  },
  '& input:focus-visible': { outlineOffset: '-4px' },
  '& button': {
    display: 'grid',
    flex: '0 0 $sizes$control',
    placeItems: 'center',
    padding: 0,
    border: 0,
    borderRadius: '$pill',
    background: 'none',
    color: '$action',
    transition: 'background-color $transitions$quick',
    '@hover': { '&:hover:not([aria-disabled="true"])': { backgroundColor: '$shade' } },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: '$pill' },
    '&[aria-disabled="true"]': { color: '$control', cursor: 'default' },
  },
  // Where a step can do nothing without script, the browser's own are shown.
  '@scriptless': {
    '& [type="button"]': { display: 'none' },
    '& [type="button"] + input': { appearance: 'auto', paddingInline: '$m' },
  },
})

/** Why there are not as many as were asked for. */
export const QuantityNote = styled('p', {
  maxWidth: '19rem',
  marginTop: '$xs',
  fontSize: '$small',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  color: '$accent',
})

/** A quantity that is sent as it changes; without script by a button. */
export const QuantityForm = styled('form', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$xs',
  '& .scriptless': { display: 'none', '@scriptless': { display: 'inline-flex' } },
})

/** Everything between a product and the bag. */
export const BuyRegion = styled('div', {
  display: 'grid',
  gap: '$s',
  '& .quiet': { fontSize: '$small', color: '$quiet' },
  variants: {
    size: {
      page: {
        minHeight: 'calc($sizes$control + 2px)',
        '& button:disabled': { minHeight: 'calc($sizes$control + 2px)' },
      },
      row: { justifyItems: 'start', marginTop: '$s' },
    },
  },
  defaultVariants: { size: 'page' },
})

/** How many, and the button that puts them into the bag. */
export const AddForm = styled('form', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '$m',
  '& > button': { minHeight: 'calc($sizes$control + 2px)' },
  '& > button[aria-busy="true"]': { cursor: 'progress' },
  '& > .notice': { flexBasis: '100%' },
  variants: { size: { page: { '& > button': { flex: '1 1 9rem' } }, row: {} } },
  defaultVariants: { size: 'page' },
})

/** In the bag already: how many, and the way to it. */
export const InBag = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s $l',
  '& .words': { fontWeight: '$semibold', color: '$good' },
  '& .words a': { display: 'inline-block', paddingBlock: '$xs', color: '$action' },
  '& > .notice': { flexBasis: '100%' },
})

/** Turns while something is on its way. */
export const Spinner = styled('span', {
  width: '1.1em',
  height: '1.1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '$pill',
  animation: 'turn 0.8s linear infinite',
  '@still': { animation: 'breathe 1.6s ease-in-out infinite' },
})
