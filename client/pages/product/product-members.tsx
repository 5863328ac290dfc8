import { FormattedMessage } from 'react-intl'

import type { Product, SetMember } from '#shared/product/product.ts'

import { AddToBag } from '../../features/bag/add-to-bag.tsx'
import { PriceText } from '../../features/money/price-text.tsx'
import {
  chosenVariant,
  memberChoiceOf,
  memberChoiceQuery,
  type Choice,
} from '../../features/product/choice.ts'
import { picturesFor } from '../../features/product/pictures-for.ts'
import { VariationChoices } from '../../features/product/variation-choices.tsx'
import { useHref } from '../../app/link.ts'
import { MemberRow, Members } from '../../ui/product/product-detail.tsx'
import { Heading } from '../../ui/text.tsx'
import { AddSet } from './add-set.tsx'

interface ProductMembersProps {
  /** A set, whose members are chosen and sold here, or a bundle, which is sold as a whole. */
  product: Product
  query: URLSearchParams
}

/** The members of a set or bundle, each linked to its page. */
export function ProductMembers({ product, query }: ProductMembersProps) {
  const isSet = product.kind === 'set'
  const members = product.members.map(({ quantity, product: member }) => ({
    quantity,
    member,
    choice: memberChoiceOf(member, query),
  }))
  return (
    <Members>
      <Heading size="heading">
        <FormattedMessage id="product.inside" />
      </Heading>
      <ul>
        {members.map(({ quantity, member, choice }) => (
          <MemberRow key={member.id}>
            <MemberPicture member={member} choice={choice} />
            <div className="words">
              <MemberName member={member} />
              {quantity > 1 && (
                <p className="quiet">
                  <FormattedMessage
                    tagName="span"
                    id="product.quantity"
                    values={{ count: quantity }}
                  />
                </p>
              )}
              <PriceText price={chosenVariant(member, choice)?.price ?? member.price} />
            </div>
            {isSet && <WayIntoBag member={member} choice={choice} path={product.path} />}
          </MemberRow>
        ))}
      </ul>
      {isSet && members.length > 1 && <AddSet members={members} />}
    </Members>
  )
}

interface MemberProps {
  member: SetMember
  choice: Choice
}

function MemberPicture({ member, choice }: MemberProps) {
  const [picture] = picturesFor(member, choice)
  if (!picture) return <span className="none" />
  return <img loading="lazy" src={picture.link} alt="" width={800} height={1000} />
}

function MemberName({ member }: Pick<MemberProps, 'member'>) {
  const href = useHref()
  return (
    <a className="name" href={href(member.path)}>
      {member.name}
    </a>
  )
}

interface WayIntoBagProps extends MemberProps {
  /** The set's path, where everything is chosen. */
  path: string
}

function WayIntoBag({ member, choice, path }: WayIntoBagProps) {
  return (
    <div className="way">
      <AddToBag product={member} choice={choice} size="row">
        <VariationChoices
          product={member}
          choice={choice}
          path={path}
          queryOf={memberChoiceQuery(member.id)}
        />
      </AddToBag>
    </div>
  )
}
