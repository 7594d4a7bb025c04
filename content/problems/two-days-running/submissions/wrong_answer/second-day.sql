SELECT DISTINCT b.patient, b.visited_on FROM visits a JOIN visits b ON b.patient = a.patient AND b.visited_on = date(a.visited_on, '+1 day') ORDER BY b.patient, b.visited_on;
