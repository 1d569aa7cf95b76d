/** The heads of the Kings and the signs of the three types of Demon cards. */
import breath from 'icon:dragon-breath';
import chest from 'icon:chest';
import eyes from 'icon:evil-eyes';
import flame from 'icon:fire';
import griffin from 'icon:griffin-shield';
import horns from 'icon:bull-horns';
import horse from 'icon:chess-knight';
import king from 'icon:king';
import lion from 'icon:leo';
import shrine from 'icon:fire-shrine';
import snake from 'icon:snake-totem';
import vessel from 'icon:soul-vessel';

export const KINGS: Record<string, string> = {
  BLI: shrine,
  ZAG: griffin,
  BAL: horns,
  VIN: lion,
  ASM: breath,
  PUR: snake,
  BTH: horse,
  PAI: king,
  BAE: eyes,
};
export const TYPES: Record<string, string> = { power: flame, relic: vessel, treasure: chest };
