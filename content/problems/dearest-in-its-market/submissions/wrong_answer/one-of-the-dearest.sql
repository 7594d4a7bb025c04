SELECT market, vegetable, MAX(rupees) FROM prices GROUP BY market;
