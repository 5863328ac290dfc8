import { customerIn, useSession } from '../kit/session.ts'
import { useHoverPanel } from '../kit/use-hover-panel.ts'
import { AccountBox } from '../ui/account-menu/account-menu.tsx'
import { AccountLinks } from './account-links.tsx'
import { CustomerMenu } from './customer-menu.tsx'

/** The account's menu below its link, shown while the pointer or the focus is in the element around both. */
export function AccountPanel() {
  const { panel, isOpen } = useHoverPanel({ opensOnClick: true })
  const customer = customerIn(useSession())
  return (
    <AccountBox ref={panel} hidden={!isOpen}>
      <div className="inside">
        {customer ? <CustomerMenu customer={customer} /> : <AccountLinks kind="guest" />}
      </div>
    </AccountBox>
  )
}
