/** `Given` with every field forbidden that `Known`, which may be a union, does not have; at any depth. */
export type Exactly<Given, Known> = Given extends string | number | boolean | null | undefined
  ? Given
  : Given extends readonly (infer Part)[]
    ? readonly Exactly<Part, PartOf<Known>>[]
    : { [Name in keyof Given]: Name extends NameOf<Known> ? Exactly<Given[Name], FieldOf<Known, Name>> : never }

type PartOf<Known> = Known extends readonly (infer Part)[] ? Part : never
type NameOf<Known> = Known extends unknown ? keyof Known : never
type FieldOf<Known, Name> = Known extends unknown ? (Name extends keyof Known ? Known[Name] : never) : never
