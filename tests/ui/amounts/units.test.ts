import { expect, it } from "vitest";
import { rowsIn } from "../../../worker/amounts/rows.ts";
import { sizeUnitEnd, unitCalled, unitWordAt } from "../../../worker/amounts/units.ts";

it.each([
  ["kgs, kilo, kilos, kilogram, kilograms, kilogramme, KG", "kg"],
  ["t, tonne, tonnes, ton, tons, mt", "t"],
  ["g, gm, gms, gram, grams", "g"],
  ["lb, lbs, pound, pounds", "lb"],
  ["oz, ounce, ounces", "oz"],
  ["x, ×, pc, pcs, piece, pieces, each, ea, unit, of them", "x"],
  ["m, mtr, mtrs, metre, metres, meter, meters, lm", "m"],
  ["m2, m², sqm, sq m, sq. m, sq metre, sq metres, square metre, square meters", "m2"],
  ["stone, foot, mm, kgx", undefined],
])("%s: in addresses “%s”", (words, suffix) => {
  for (const word of words.split(", ")) expect(unitCalled(word)?.suffix, word).toBe(suffix);
});

it.each([
  [
    "kg, Kilo, kilograms, tonne, ton, gram, gm, lb, pound, ounce, sqm, square metre, sq metre, sq. meters, mtr, piece",
    true,
  ],
  ["t, g, oz, m, m2, x, ea, each, pcs, of them, stone, kilos1, rusty kilo", false],
])("“%s” of brass, without a number, is one: %s", (words, isOne) => {
  for (const word of words.split(", "))
    expect(unitWordAt(`${word} of brass`, 0)?.end, word).toBe(isOne ? word.length : undefined);
});

const SIZES =
  "mm,mm2,mm²,sq mm,sqmm,cm,inch,inches,in,ft,foot,feet,l,lt,litre,litres,liter,liters,ltr,ltrs,gal,gallon,gallons,v,volt,volts,a,amp,amps,Ah,w,kW,kva,watt,watts,hp,phase,core,stroke,strokes,cyl,cylinder,cylinders,gauge,seater,burner,door,doors,wd,x4,%,\",”,'";

it.each(SIZES.split(","))("a number of %s is a size, however they are joined", (unit) => {
  for (const joint of ["", " ", "  ", "-", "  -  "]) {
    const text = `20${joint}${unit}`;
    expect(sizeUnitEnd(`${text} tank`, 2), text).toBe(text.length);
    expect(sizeUnitEnd(`${text}9`, 2), `${text}9`).toBeUndefined();
  }
});

it.each("length,stick,piece,roll,coil,bar,sheet".split(","))(
  "6 of a %s of 3 m are pieces of that length",
  (word) => {
    for (const text of [
      `6 ${word} of 3 m pipe`,
      `6  ${word}s  of  3 m pipe`,
      `6${word}s of 3 m pipe`,
    ])
      expect(rowsIn(text), text).toEqual([["pipe", "6 x 3m"]]);
  },
);

it.each(
  "bag,bags,bucket,box,boxes,tub,pallet,crate,sack,handful,armful,bunch,bunches,pile,heap,stack,barrow,wheelbarrow,barrow load,load,ute,trailers,boot,car,truck,van,skip,bin,drum,tin,trolley,shed,trailer load,bootfulls,few,lot,bits".split(
    ",",
  ),
)("a number of %s may weigh anything", (word) => {
  for (const held of [`2 ${word} of`, `half a ${word} full of`])
    expect(rowsIn(`${held} steel`)).toEqual([["steel", held]]);
});
