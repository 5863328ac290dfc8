import { styled } from './theme.ts'

/** The login form, on its page and in its dialog. */
export const SignInBody = styled('form', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$l',
  '& .password': { position: 'relative' },
  '& .password input': { paddingInlineEnd: '6.5rem' },
  '& .password button': {
    position: 'absolute',
    insetBlock: '$xs',
    insetInlineEnd: '$xs',
    paddingInline: '$m',
    border: 0,
    borderRadius: '$pill',
    background: 'none',
    fontSize: '$small',
    fontWeight: '$semibold',
    color: '$action',
    '@hover': { '&:hover': { backgroundColor: '$shade' } },
    '&[aria-pressed="true"]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '& .ways': { display: 'grid', gap: '$xs', justifyItems: 'center', fontSize: '$small' },
  '& .ways a': { display: 'inline-block', paddingBlock: '$xs', color: '$action' },
  '& .overlay': {
    position: 'absolute',
    inset: '-$s',
    zIndex: '$raised',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '$l',
    borderRadius: '$medium',
    backgroundColor: '$surface',
    textAlign: 'center',
    animation: 'appear $transitions$calm',
  },
  '& .overlay span:not(.ring)': { animation: 'appear $transitions$calm' },
  '& .overlay p': { fontSize: '$lead', fontWeight: '$semibold' },
  '& .ring': {
    width: '2.5rem',
    height: '2.5rem',
    border: '3px solid $line',
    borderTopColor: '$accentLine',
    borderRadius: '$pill',
    animation: 'turn 1s linear infinite',
    '@still': { borderColor: '$accentLine' },
  },
})

/** What an account is good for. */
export const SignUpBox = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '$m',
  paddingTop: '$xl',
  borderTop: '1px solid $line',
  '&& h2': { fontSize: '$heading' },
  '& .reasons': { display: 'grid', gap: '$s', color: '$quiet', textWrap: 'pretty' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.25em' },
  '& a': { marginTop: '$xs' },
})

/** The login page: the form, and beside it the reasons to sign up. */
export const SignInColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xxl clamp($space$xl, 6vw, 6rem)',
  paddingTop: '$l',
  '@lg': { gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 24rem)' },
  '& > .way, & > .kept': {
    alignSelf: 'start',
    padding: 'clamp($space$l, 3.2vw, 1.75rem)',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
  },
  '& > .way': { position: 'relative', display: 'grid', gap: '$l' },
  '& .way .overlay': { inset: 0 },
  '& > section': { '@lg': { paddingTop: 'clamp($space$l, 3.2vw, 1.75rem)', borderTop: 0 } },
})
