SELECT DISTINCT a.patient, a.visited_on FROM visits a JOIN visits b ON b.patient = a.patient AND b.visited_on > a.visited_on ORDER BY a.patient, a.visited_on;
