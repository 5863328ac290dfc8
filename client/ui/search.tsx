import { styled } from './theme.ts'

/** The search field. From the large breakpoint on it is narrow until it is used. */
export const SearchForm = styled('form', {
  position: 'relative',
  '& input': {
    width: '100%',
    minHeight: '$control',
    paddingBlock: 0,
    paddingInline: '$l 3.25rem',
    border: '1px solid $control',
    borderRadius: '$pill',
    backgroundColor: '$surface',
    fontSize: '$body',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: '$quiet', opacity: 1 },
    '&:focus-visible': { outlineOffset: '1px', borderRadius: '$pill' },
    '&::-webkit-search-cancel-button': { marginInlineEnd: '$s' },
  },
  '& button': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    // Large text leaves room for what is typed.
    width: 'min(2.9rem, 14vw)',
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
      paddingInlineEnd: 'min(5.75rem, 28vw)',
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '& .clear': { insetInlineEnd: 'min(2.9rem, 14vw)' },
    '& .clear svg': { width: '1.125rem' },
    '& input:placeholder-shown': { paddingInlineEnd: '3.25rem' },
    '& input:placeholder-shown ~ .clear': { display: 'none' },
    '@scriptless': { '& .clear': { display: 'none' } },
    '@lg': {
      width: 'min(100%, 20rem)',
      marginInlineStart: 'auto',
      transition: 'width $transitions$calm',
      '&:focus-within, &:has(input:not(:placeholder-shown))': { width: '100%' },
    },
  },
})
