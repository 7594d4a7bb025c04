SELECT market, vegetable, rupees FROM prices AS h WHERE rupees = (SELECT MIN(rupees) FROM prices p WHERE p.market = h.market);
