/** Topics in Spanish. The first line of a category holds its hashtags. */

import type { CategoryId } from './categories.ts'

export const spanishTopics: Readonly<Record<CategoryId, string>> = {
  food: `
#recetas|cocinacasera|hechoencasa
pan de masa madre|la segunda fermentación|el horno|la corteza
una sopa de lentejas|el sofrito|el tiempo de cocción|el comino
tortilla de patatas|el punto del huevo|la cebolla|la vuelta
cocinar para toda la semana|las raciones|el arroz|el aliño`,
  fitness: `
#entrenamiento|vidasana|correr
preparar mis primeros 10K|la tirada larga|el ritmo|los días de descanso
entrenar en casa|el calentamiento|las flexiones|la última ronda
movilidad por la mañana|la cadera|la respiración|la banda elástica`,
  travel: `
#viajes|viajarlento|escapada
tres días en un pueblo de montaña|el autobús temprano|la panadería|el lago
un viaje en tren nocturno|la litera|el desayuno|la ventanilla
viajar solo con mochila|la lista|los zapatos|la colada`,
  beauty: `
#cuidadodelapiel|belleza|rutina
una rutina sencilla de piel|el protector solar|la limpieza|el orden
maquillaje en cinco minutos|las cejas|el colorete|la luz
cuidar el pelo rizado|el lavado|el difusor|la toalla`,
  fashion: `
#estilo|segundamano|armario
un armario pequeño|los colores|los pantalones|los zapatos
tesoros de segunda mano|el abrigo de lana|los arreglos|la talla
coser mi primera camisa|el cuello|el patrón|los ojales`,
  gaming: `
#videojuegos|cooperativo|partida
un juego tranquilo de granja|el primer invierno|el granero|la pesca
nuestra noche cooperativa|el jefe final|el atajo|la curandera
montar un PC silencioso|los ventiladores|los cables|la caja`,
  tech: `
#tecnologia|hazlotumismo|trucos
un servidor en casa|las copias de seguridad|el consumo|el portátil viejo
comparar cámaras de móvil|el modo noche|el retrato|el zoom
tomar notas sin caos|la búsqueda|la revisión semanal|los archivos de texto`,
  home: `
#hogar|plantas|decoracion
un huerto en el balcón|los tomates|el riego|las cajas de madera
restaurar una silla|el lijado|el aceite|la tela
orden en un piso pequeño|los ganchos|los cajones|la entrada`,
  family: `
#vidaenfamilia|crianza|peques
las mañanas con dos peques|los zapatos|el desayuno|el reloj
una tarde de lluvia en casa|el castillo de cartón|la pintura|recoger
la primera semana de cole|la mochila|los nervios|el camino`,
  outdoors: `
#montaña|senderismo|naturaleza
una ruta de cresta en otoño|la niebla|la bajada|la trepada
acampar con lluvia|la lona|los calcetines|el chocolate caliente
observar aves|los prismáticos|el madrugón|la libreta`,
  music: `
#musica|guitarra|ensayo
sacar una canción de oído|el estribillo|el cambio de acorde|la práctica lenta
grabar en casa|el micrófono|el eco|los vecinos
piano de adulta|la mano izquierda|la partitura|la profesora`,
  learning: `
#aprender|lectura|curiosidades
aprender un idioma sola|las tarjetas|hablar en voz alta|el estancamiento
cómo funcionan las mareas|la luna|el puerto|la marea viva
leer más libros|los veinte minutos|el audiolibro|la lista`,
  pets: `
#mascotas|perros|gatos
adoptar un perro|la primera noche|la correa|la confianza
la vida de un gato de piso|la ventana|el juego de comida|las carreras
gallinas en el jardín|el gallinero|los huevos|la valla`,
  business: `
#trabajo|liderazgo|equipos
mejores reuniones individuales|la agenda|el seguimiento|el silencio
contratar a la primera persona|el anuncio|el día de prueba|la acogida
reuniones que eliminamos|el informe|el registro|la norma del viernes`,
}
