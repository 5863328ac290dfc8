'use strict'

var PromotionMgr = require('dw/campaign/PromotionMgr')
var answer = require('~/cartridge/scripts/answer')

/** The rank of each enabled promotion, the lowest first. One of several campaigns has its lowest rank. */
function getRanks() {
  /** @type {Record<string, boolean>} */
  var isRanked = {}
  /** @type {object[]} */
  var data = []
  PromotionMgr.promotions
    .toArray()
    .filter(hasRank)
    .sort(byRank)
    .forEach(function (promotion) {
      if (!isRanked[promotion.ID]) data.push({ ID: promotion.ID, rank: promotion.rank })
      isRanked[promotion.ID] = true
    })
  answer.cacheForAMinute()
  answer.list(data)
}

/** @param {dw.Promotion} promotion */
function hasRank(promotion) {
  return promotion.enabled && typeof promotion.rank === 'number'
}

/**
 * @param {dw.Promotion} promotion
 * @param {dw.Promotion} other
 */
function byRank(promotion, other) {
  return Number(promotion.rank) - Number(other.rank)
}

getRanks.public = true

exports.getRanks = getRanks
