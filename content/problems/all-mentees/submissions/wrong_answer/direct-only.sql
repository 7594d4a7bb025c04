SELECT s.roll, COUNT(m.roll) FROM students s LEFT JOIN students m ON m.mentor = s.roll GROUP BY s.roll ORDER BY s.roll;
