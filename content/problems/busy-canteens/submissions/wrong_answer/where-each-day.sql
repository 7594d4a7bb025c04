SELECT canteen, SUM(plates), COUNT(rating), AVG(rating) FROM sales WHERE plates >= 100 GROUP BY canteen;
