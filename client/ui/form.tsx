import { styled } from './theme.ts'

/** One column on phones; halves and thirds on wider screens. */
export const FormGrid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$l',
  '@md': {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: '1 / -1' },
    '& > .half': { gridColumn: 'span 3' },
    '& > .third': { gridColumn: 'span 2' },
  },
  // Beside the order summary a third is too narrow for a province until the page is wide.
  '@lg': {
    '& > .third': { gridColumn: 'span 3' },
    '& > .third:has(+ .third + .third)': { gridColumn: '1 / -1' },
  },
  '@xl': {
    '& > .third, & > .third:has(+ .third + .third)': { gridColumn: 'span 2' },
  },
})

/** A form with required marks, hints and optional sections. */
export const FormBody = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xl',
  '& .required-note': { fontSize: '$small', color: '$quiet' },
  '& .mark': { color: '$danger' },
  '& .optional': { fontWeight: '$regular', color: '$quiet' },
  '& .hint': { fontSize: '$small', color: '$quiet' },
  '& select': { width: '100%' },
  // An empty status takes no space.
  '& [role="status"]:empty:not([data-room])': { position: 'absolute' },
  '& .other-address': { display: 'grid', gap: '$l' },
  // The billing address is shown until "same as shipping" is checked.
  '&:has([name="sameAsShipping"]:checked) .other-address': { display: 'none' },
  '& .scripted': { '@scriptless': { display: 'none' } },
})

/** The submit button, with less common actions beside it. */
export const FormActions = styled('div', {
  display: 'grid',
  justifyItems: 'stretch',
  gap: '$s',
  '& button, & a': { width: '100%' },
  '@md': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '$l',
    '& button, & a': { width: 'auto' },
  },
})

export const CheckRow = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$m',
  '& input': {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    accentColor: '$colors$action',
  },
  '& label': { paddingBlock: '0.1rem' },
})

/** Radio options as cards with their details. */
export const ChoiceCards = styled('fieldset', {
  display: 'grid',
  gap: '$s',
  '& > label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '$xs $m',
    padding: '$m $l',
    border: '1px solid $control',
    borderRadius: '$medium',
    backgroundColor: '$surface',
    cursor: 'pointer',
    transition: 'border-color $transitions$quick, background-color $transitions$quick',
    '@hover': { '&:hover': { borderColor: '$action' } },
    '&:has(:checked)': {
      borderColor: '$action',
      boxShadow: 'inset 0 0 0 1px $colors$action',
      '@forced': { outline: '2px solid Highlight' },
    },
    '&:has(:focus-visible)': { outline: '2px solid $colors$accent', outlineOffset: '3px' },
  },
  '& input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: '$colors$action' },
  '& input:focus-visible': { outline: 'none' },
  '& .name': { fontWeight: '$semibold' },
  '& .more': { display: 'block', fontSize: '$small', fontWeight: '$regular', color: '$quiet' },
  '& .price': { fontWeight: '$semibold', fontVariantNumeric: 'tabular-nums' },
})

/** An important message, which is focused when it appears. */
export const Notice = styled('div', {
  display: 'grid',
  textAlign: 'start',
  gap: '$s',
  padding: '$l',
  border: '1px solid $line',
  borderInlineStart: '4px solid $accentLine',
  borderRadius: '$small',
  backgroundColor: '$surface',
  '& h2': { fontSize: '$lead' },
  '& ul': { display: 'grid', gap: '$xs' },
  '& li a': { display: 'inline-block', paddingBlock: '$xs', fontWeight: '$semibold' },
  '&:focus': { outline: '2px solid $colors$accent', outlineOffset: '2px' },
  variants: {
    tone: {
      note: {},
      problem: {
        borderColor: '$danger',
        '& h2, & li a': { color: '$danger' },
      },
    },
  },
  defaultVariants: { tone: 'note' },
})

/** The box of the provider's iframe, styled to blend into the page. */
export const CardFrame = styled('div', {
  position: 'relative',
  minHeight: '17rem',
  // The iframe has its own margin for the outlines of its inputs.
  marginInline: '-4px',
  '& iframe': { display: 'block', width: '100%', border: 0, colorScheme: 'light' },
  '& .waiting': {
    display: 'grid',
    paddingInline: '4px',
    gap: '$l',
    alignContent: 'start',
  },
  '& .waiting span': { width: '100%', height: '2.75rem', marginBlock: 0, borderRadius: '$pill' },
  '&[data-state="loading"] iframe': { position: 'absolute', insetInline: 0, opacity: 0 },
  '&[data-state="failed"], &[data-state="ready"]': { minHeight: 0 },
  '@scriptless': { display: 'none' },
})
