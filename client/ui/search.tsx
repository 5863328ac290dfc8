import { styled } from './theme.ts'

/** The search field. From the large breakpoint on it is narrow until it is used. */
export const SearchForm = styled('form', {
  position: 'relative',
  containerType: 'inline-size',
  '& input': {
    width: '100%',
    minHeight: '$control',
    paddingBlock: 0,
    // Large text leaves room for what is typed.
    paddingInline: 'min($space$l, 5cqi) min(2.9rem, 15cqi)',
    border: '1px solid $control',
    borderRadius: '$pill',
    backgroundColor: '$surface',
    fontSize: '$body',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: '$quiet', opacity: 1 },
    // The longest placeholder fits into a narrow field.
    '&:placeholder-shown': { fontSize: 'min(1rem, 4.6cqi)' },
    '&:focus-visible': { outlineOffset: '1px', borderRadius: '$pill' },
    '&::-webkit-search-cancel-button': { marginInlineEnd: '$s' },
  },
  '& button': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 'min(2.9rem, 15cqi)',
    display: 'grid',
    placeItems: 'center',
    border: 0,
    borderRadius: '$pill',
    background: 'none',
    '@hover': { '&:hover': { color: '$accent' } },
  },
  // With a button that clears the field, in place of the browser's own.
  '&:has(.clear)': {
    '& input': {
      paddingInlineEnd: 'min(5.75rem, 30cqi)',
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '& .clear': { insetInlineEnd: 'min(2.9rem, 15cqi)' },
    '& input:placeholder-shown': { paddingInlineEnd: 'min(2.9rem, 15cqi)' },
    '& input:placeholder-shown ~ .clear': { display: 'none' },
    '@scriptless': { '& .clear': { display: 'none' } },
    '@lg': {
      width: 'min(100%, 21rem)',
      marginInlineStart: 'auto',
      transition: 'width $transitions$calm',
      '&:focus-within, &:has(input:not(:placeholder-shown))': { width: '100%' },
    },
  },
})
