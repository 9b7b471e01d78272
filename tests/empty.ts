// Stands for packages that only mark where code may run.
export {}
