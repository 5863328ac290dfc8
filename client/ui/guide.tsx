import { styled } from './theme.ts'

/** The ways on from a page: short cards, beside each other where there is room. */
export const GuideCards = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: '$l',
  marginTop: '$l',
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: '$s',
    padding: 'clamp($space$l, 3.2vw, 1.75rem)',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
  },
  '& > li::before': {
    content: '""',
    width: '2rem',
    height: '2px',
    marginBottom: '$xs',
    backgroundColor: '$accentLine',
  },
  '& h3': { fontSize: '$lead' },
  '& h3 a': {
    display: 'inline-block',
    paddingBlock: '$xs',
    color: '$action',
    '@hover': { '&:hover': { color: '$accent' } },
  },
  '& p': { color: '$quiet', overflowWrap: 'anywhere' },
  '& p a': { whiteSpace: 'nowrap' },
})
