/// A theme on each line: its mood, the appearance that shows it best, what it's for, and its theme string.
/// The page has the first three from the start, for its first screen.
let galleryStart: StaticString = """
  Calm|dark|For a meditation app that people open half asleep.|primary=1f5f6b&accent=f4a58a&title=Quicksand&body=Open+Sans&name=Low+Tide
  Calm|light|For a bank that people trust with their savings.|primary=1b3a5c&accent=5cc8c0&title=Manrope&body=Inter&name=Harbor
  Calm|dark|For a diary that people keep before bed.|primary=6d5ba6&accent=f7b6c8&title=EB+Garamond&body=Lato&name=Lilac+Hour
  """

/// The others.
let galleryTable: StaticString = """
  Calm|light|For a garden log with a season on every page.|primary=55704c&accent=d6bff7&title=Vollkorn&body=Cabin&name=Thyme
  Bold|light|For live scores on game day.|primary=7b1e3a&accent=8fd3ff&title=Bebas+Neue&body=Roboto&name=Kickoff
  Bold|dark|For concert tickets that sell out in minutes.|primary=6b3df5&accent=ffa6d9&title=Yanone+Kaffeesatz&body=Open+Sans&name=Encore&color.citron=d8f24a
  Bold|light|For a running club that counts every mile.|primary=2b333c&accent=c8f031&title=JetBrains+Mono&body=Inter&name=Tempo
  Bold|dark|For a campaign that asks people to sign.|primary=0a3cff&accent=ff9a3d&title=Roboto+Slab&body=Roboto&name=Placard
  Warm|dark|For family recipes that are older than the family.|primary=a8321f&accent=ffc857&title=Vollkorn&body=Cabin&name=Hearth&color.basil=3f7d3a
  Warm|light|For a street market and its stalls.|primary=f5a800&accent=6a1b4d&title=Comfortaa&body=Lato&name=Marigold&color.leaf=2e7d4f
  Warm|light|For a wedding and everyone who’s invited.|primary=f6bac6&accent=a3195b&title=Dancing+Script&body=Lato&name=Peony
  Warm|light|For a coffee bar that knows its regulars.|primary=4b2e22&accent=f0a35e&title=Roboto+Slab&body=Karla&name=Roast
  Fresh|light|For hikers who like to know what blooms.|primary=1e6b3c&accent=ffce3a&title=Cabin&body=PT+Serif&name=Meadow&color.sky=2f8fd6
  Fresh|dark|For groceries that are at the door within an hour.|primary=bfe33f&accent=d81e5b&title=Manrope&body=Open+Sans&name=Limeade
  Fresh|light|For swimming lessons and open-water maps.|primary=2cc4d4&accent=12348c&title=Dosis&body=Open+Sans&name=Lagoon
  Fresh|light|For a first app to learn letters with.|primary=ff7f6e&accent=5b2a86&title=Quicksand&body=Comic+Neue&name=Sorbet&color.mint=00bfa5&color.lemon=ffd54a
  Night|dark|For a novel that people read in bed.|primary=b84f14&accent=ffd98a&title=EB+Garamond&body=PT+Serif&name=Lamplight
  Night|dark|For star charts on a cold balcony.|primary=indigo-500&accent=8cf0c8&title=Jura&body=Inter&name=Observatory
  Night|dark|For a tool that developers leave open all day.|primary=0f7a3a&accent=ffc46b&title=Fira+Code&body=Roboto&name=Console&color.ice=4cc9f0
  Night|dark|For high scores and the friends who beat them.|primary=a3158a&accent=2ee6e6&title=Comfortaa&body=Manrope&name=Arcade
  Editorial|light|For a newspaper that breaks the story.|primary=1c1c1e&accent=ff7545&title=PT+Serif&body=Roboto&name=Broadsheet
  Editorial|dark|For a museum and its audio guide.|primary=164a3b&accent=e2bb62&title=Cardo&body=Karla&name=Atrium
  Editorial|light|For a book club with strong opinions.|primary=4b1d4f&accent=ffb38a&title=EB+Garamond&body=Cabin&name=Chapter
  Editorial|dark|For long essays and their footnotes.|primary=4c5323&accent=f4a3b8&title=Vollkorn&body=Lato&name=Quarterly
  """
