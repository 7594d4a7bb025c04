SELECT market, vegetable, rupees FROM prices WHERE rupees IN (SELECT MAX(rupees) FROM prices GROUP BY market);
