'use strict'

var ContentSearchModel = require('dw/content/ContentSearchModel')
var answer = require('~/cartridge/scripts/answer')
var contentAssets = require('~/cartridge/scripts/content-assets')
var input = require('~/cartridge/scripts/input')

var MAX_IDS = 50
var MAX_FOUND = 50

/** One asset by its id, or several by a list in parentheses. Unknown ones are left out of a list. */
function getContent() {
  var requested = (request.SCAPIPathParameters && request.SCAPIPathParameters.get('ids')) || ''
  var list = /^\((.*)\)$/.exec(requested)
  if (list) {
    var ids = input.namesIn(list[1])
    if (ids.length > MAX_IDS) return answer.invalid('ids')
    answer.cacheForAMinute()
    return answer.list(contentAssets.assetsWith(ids))
  }
  var asset = contentAssets.assetsWith([requested])[0]
  if (!asset) {
    var detail = "No content asset with ID '" + requested + "' could be found."
    return answer.problem(404, 'content-not-found', 'Content Not Found', detail)
  }
  answer.cacheForAMinute()
  answer.success(asset)
}

/** The assets that a phrase finds, in one folder or in all. */
function searchContent() {
  var phrase = input.text('c_q')
  var folder = input.text('c_folder')
  if (phrase === '' && folder === '') return answer.invalid('c_q')
  var model = new ContentSearchModel()
  model.setRecursiveFolderSearch(true)
  if (phrase !== '') model.setSearchPhrase(phrase)
  if (folder === '') model.setFilteredByFolder(false)
  else model.setFolderID(folder)
  model.search()
  var found = model.content
  /** @type {object[]} */
  var assets = []
  while (found.hasNext() && assets.length < MAX_FOUND) {
    assets.push(contentAssets.assetOf(found.next()))
  }
  answer.cacheForAMinute()
  answer.list(assets)
}

getContent.public = true
searchContent.public = true

exports.getContent = getContent
exports.searchContent = searchContent
