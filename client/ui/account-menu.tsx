import { styled } from './theme.ts'

/** The account's menu below its link in the header. Its padding is a bridge for the pointer between the two. */
export const AccountBox = styled('div', {
  position: 'absolute',
  zIndex: '$raised',
  top: '100%',
  // Ends below the link to the bag.
  insetInlineEnd: 'calc(-1 * ($sizes$control + $space$s))',
  width: 'min(17rem, 100vw - 2 * $space$gutter)',
  paddingTop: '$s',
  '&[hidden]': { display: 'none' },
  '& .inside': {
    maxHeight: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    padding: '$m $l',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
    animation: 'rise $transitions$calm',
  },
  '& .greeting': { paddingBlock: '$xs', fontSize: '$lead', fontWeight: '$semibold' },
  '& .rewards-line': { paddingBottom: '$s', fontSize: '$small', color: '$quiet' },
  '& .customer ul': { borderTop: '1px solid $line' },
  '& ul': { paddingBlock: '$xs' },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '2.5rem',
    padding: '$xs 0',
    fontSize: '$small',
    lineHeight: '$snug',
    textDecoration: 'none',
    '@hover': { '&:hover': { color: '$accent', textDecoration: 'underline' } },
  },
  '& form': { paddingTop: '$xs', borderTop: '1px solid $line' },
  '& button': { border: 0, background: 'none', textAlign: 'start', fontWeight: '$semibold' },
})

/** The account's menu as a page: its links beside each other where there is room. */
export const AccountCard = styled('div', {
  marginTop: '$l',
  padding: 'clamp($space$l, 3.2vw, 1.75rem)',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  '& .greeting': { fontSize: '$heading', fontWeight: '$semibold' },
  '& .rewards-line': { color: '$quiet' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: '0 $xl',
    marginBlock: '$l',
  },
  '& li': { borderTop: '1px solid $line' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3.25rem',
    color: '$action',
    fontWeight: '$semibold',
    textDecoration: 'none',
    '@hover': { '&:hover': { color: '$accent', textDecoration: 'underline' } },
  },
  '& button': {
    minHeight: '$control',
    padding: '$s $xl',
    border: '1px solid $action',
    borderRadius: '$pill',
    background: 'none',
    color: '$action',
    fontWeight: '$semibold',
    '@hover': { '&:hover': { backgroundColor: '$shade' } },
  },
})
