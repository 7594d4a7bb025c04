SELECT market, vegetable, rupees FROM prices WHERE rupees = (SELECT MAX(rupees) FROM prices);
