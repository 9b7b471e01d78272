export {
  type Day,
  MOST_DAYS,
  type PageType,
  type Search,
  searchesSeen,
  topProducts,
  type TopProduct,
  viewsByDay,
  viewsByType,
} from './report'
