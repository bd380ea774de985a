/** Expandable fields are stored as ids. */
type Unexpanded<Value> = Value extends { id: string } ? never : Value;
/** Some fields of an object of the SDK, with the SDK's types: an answer of another shape does not compile. */
export type Stored<T, Key extends keyof T> = { [Field in Key]: Unexpanded<T[Field]> };
