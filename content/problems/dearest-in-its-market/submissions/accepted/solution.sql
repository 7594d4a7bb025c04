SELECT market, vegetable, rupees
FROM prices AS here
WHERE rupees = (
  SELECT MAX(rupees)
  FROM prices
  WHERE prices.market = here.market
);
