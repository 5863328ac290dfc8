import { styled } from './theme.ts'

/** A number field between two large buttons. */
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
  // Where steps need JavaScript, shows the browser's own spin buttons without it.
  '@scriptless': {
    '& [type="button"]': { display: 'none' },
    '& [type="button"] + input': { appearance: 'auto', paddingInline: '$m' },
  },
})

/** Explains a limited quantity, over the content below it, so that nothing moves under the pointer. */
export const QuantityNote = styled('p', {
  position: 'absolute',
  zIndex: '$raised',
  maxWidth: 'min(19rem, calc(100vw - 2 * $space$gutter))',
  marginTop: '$xs',
  padding: '$xs $m',
  border: '1px solid $line',
  borderRadius: '$small',
  backgroundColor: '$surface',
  pointerEvents: 'none',
  fontSize: '$small',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  color: '$accent',
})

/** A quantity that is sent when it changes; without JavaScript it has a button. Its parts are in the row of the line's controls. */
export const QuantityForm = styled('form', {
  display: 'contents',
  // The text has a row below the controls, so that it covers none of them.
  '& > p': {
    position: 'static',
    flexBasis: '100%',
    order: 1,
    padding: 0,
    border: 0,
    background: 'none',
  },
  '& .scriptless': { display: 'none', '@scriptless': { display: 'inline-flex' } },
})

/** The area with the controls for buying a product. */
export const BuyRegion = styled('div', {
  display: 'grid',
  gap: '$s',
  variants: {
    size: {
      page: {
        minHeight: 'calc($sizes$control + 2px)',
        // In a dialog on phones, it is at the bottom until its place is reached.
        '@belowLg': {
          'dialog &': {
            position: 'sticky',
            zIndex: '$raised',
            bottom: 0,
            marginInline: '-$gutter',
            padding: '$m $gutter',
            borderTop: '1px solid $line',
            backgroundColor: '$paper',
            // Above the bar, so that nothing in it moves under the finger.
            '& form > p': { bottom: '100%', margin: '$xs 0' },
          },
        },
        '& button:disabled': { minHeight: 'calc($sizes$control + 2px)' },
      },
      row: { justifyItems: 'start', marginTop: '$s' },
    },
  },
  defaultVariants: { size: 'page' },
})

/** The quantity and the add-to-bag button. */
export const AddForm = styled('form', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '$m',
  '& > button': { minHeight: 'calc($sizes$control + 2px)' },
  '& > button[aria-busy="true"]': { cursor: 'progress' },
  '& > .notice': { flexBasis: '100%' },
  variants: {
    size: {
      page: { '& > button': { flex: '1 1 9rem', '@lg': { whiteSpace: 'nowrap' } } },
      row: {},
    },
  },
  defaultVariants: { size: 'page' },
})

/** The quantity in the bag, with a link to the bag. */
export const InBag = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s $l',
  '& .words': { fontWeight: '$semibold', color: '$good' },
  '& .words a': { display: 'inline-block', paddingBlock: '$xs', color: '$action' },
  '& > .notice': { flexBasis: '100%' },
})

/** A loading indicator. */
export const Spinner = styled('span', {
  width: '1.1em',
  height: '1.1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '$pill',
  animation: 'turn 0.8s linear infinite',
  '@still': { animation: 'breathe 1.6s ease-in-out infinite' },
})
