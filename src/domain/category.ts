export interface MainCategory {
  mainCategoryId: string
  name: string
}

export interface SubCategory {
  subCategoryId: string
  mainCategoryId: string
  name: string
}
